import {
  Component,
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react'

import { fetchPatiently } from './fetchPatiently'
import { nextPaint } from './nextPaint'

type Fetch<Props> = () => Promise<{ default: ComponentType<Props> }>

/** By what fetches it: what was there once is there at once. */
const fetched = new WeakMap<object, unknown>()

/** However many pages need it, one of them asks. */
const coming = new WeakMap<object, Promise<void>>()

/**
 * For what the first look at a page does not need, and what the page can do
 * without when it fails.
 *
 * @param fetch the same function every time; null for what is not needed
 * @returns null until it is there; where it cannot be fetched, it is tried again
 */
export function useLazyComponent<Props extends object = object>(
  fetch: Fetch<Props> | null
): ComponentType<Props> | null {
  const [, setArrived] = useState<unknown>(null)
  const known = fetch && fetched.get(fetch)

  useEffect(() => {
    if (!fetch || known) return
    let isWanted = true
    // It may have arrived for another page between this one's look and its effects.
    void fetchOnce(fetch).then((part) => {
      if (isWanted) setArrived(() => part)
    })
    return () => {
      isWanted = false
    }
  }, [fetch, known])

  return known ? (known as ComponentType<Props>) : null
}

async function fetchOnce<Props extends object>(fetch: Fetch<Props>) {
  if (!fetched.has(fetch)) {
    const arrival = coming.get(fetch) ?? fetchPart(fetch)
    coming.set(fetch, arrival)
    await arrival
  }
  return fetched.get(fetch)
}

interface BoundaryProps {
  failed: (error: unknown) => void
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.failed(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/** Told of what has failed beside that which goes on. */
export const BesideErrorContext = createContext<(error: unknown) => void>(
  () => {}
)

/** @returns the same, but where it fails it is not there, and all around it is */
function optional<Props extends object>(
  Part: ComponentType<Props>
): ComponentType<Props> {
  return function OptionalPart(props: Props) {
    return (
      <Boundary failed={useContext(BesideErrorContext)}>
        <Part {...props} />
      </Boundary>
    )
  }
}

async function fetchPart<Props extends object>(fetch: Fetch<Props>) {
  await nextPaint()
  const module = await fetchPatiently(fetch)
  fetched.set(fetch, optional(module.default))
}

/**
 * For what a page cannot do without: `Suspense` shows its fallback until it is
 * there. What a page can do without comes with `useLazyComponent`.
 *
 * @param fetch is called again until it succeeds
 */
export const lazyComponent = <Props extends object>(
  fetch: () => Promise<{ default: ComponentType<Props> }>
) => lazy(() => fetchPatiently(fetch))

type FetchPart<Part> = () => Promise<{ default: Part }>

/**
 * For components that come together, in one file.
 *
 * @param fetchAll imports a module that names them
 * @returns by name what `useLazyComponent` takes: the same function each time, by
 * which it knows what has come
 */
export function partsOf<Parts extends object>(fetchAll: () => Promise<Parts>) {
  const fetchers: { [Name in keyof Parts]?: FetchPart<Parts[Name]> } = {}
  return <Name extends keyof Parts>(name: Name): FetchPart<Parts[Name]> =>
    (fetchers[name] ??= async () => ({ default: (await fetchAll())[name] }))
}
