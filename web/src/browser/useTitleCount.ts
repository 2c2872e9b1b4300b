import { useEffect } from 'react'

/** Puts a count before the title of the page, for who looks at another one; none for zero. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return
    const mark = `(${count}) `
    document.title = mark + document.title
    return () => {
      document.title = document.title.replace(mark, '')
    }
  }, [count])
}
