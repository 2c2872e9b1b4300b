import { Children, isValidElement, type ReactNode } from 'react'

import { PrivateSet } from '@redwoodjs/router'

import Routes from './Routes'

/** The paths that only somebody who has signed in may open. */
const privatePaths = (node: ReactNode, isPrivate = false): string[] =>
  Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode; path?: string }>(child)) {
      return []
    }
    const { children, path } = child.props
    if (path) return isPrivate ? [path] : []
    return privatePaths(children, isPrivate || child.type === PrivateSet)
  })

function serve(requireSignIn: string) {
  document.head.innerHTML = `<meta name="require-sign-in" content="${requireSignIn}" />`
}

describe('private routes', () => {
  afterEach(() => {
    document.head.innerHTML = ''
  })

  it('are the console alone where nobody else signs in', () => {
    serve('')
    expect(privatePaths(Routes())).toEqual(['/operator'])
  })

  it('are those of a viewer too where helpers sign in, and never those of a sharer [§2 private sets]', () => {
    serve('helpers')
    expect(privatePaths(Routes())).toEqual([
      '/operator',
      '/receive',
      '/from/{fromUserId:UserId}',
    ])
  })
})
