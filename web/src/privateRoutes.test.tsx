import { Children, isValidElement, type ReactNode } from 'react'

import { PrivateSet } from '@redwoodjs/router'

import Routes from './Routes'

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
  document.head.innerHTML = `<meta name="setting:REQUIRE_SIGN_IN" content="${requireSignIn}" />`
}

describe('private routes', () => {
  afterEach(() => {
    document.head.innerHTML = ''
  })

  it('are only the operator’s console if only the operator signs in', () => {
    serve('')
    expect(privatePaths(Routes())).toEqual(['/operator'])
  })

  it("include a viewer's routes if helpers sign in, and never a sharer's [§2 private sets]", () => {
    serve('helpers')
    expect(privatePaths(Routes())).toEqual([
      '/operator',
      '/receive',
      '/from/{fromUserId:UserId}',
    ])
  })
})
