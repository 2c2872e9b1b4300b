import type { ComponentProps, ReactNode } from 'react'

import { render, screen } from '@testing-library/react'
import { parse } from 'graphql'
import { ThemeProvider } from 'styled-components'

import {
  CellCacheContextProvider,
  createCell,
  GraphQLHooksProvider,
} from '@redwoodjs/web'

import { theme } from 'src/styles/theme'

import * as cell from './SignallingStatusCell'

const mockReauthenticate = jest.fn()
jest.mock('src/features/operator/ui/AuthContext', () => ({
  useAuth: () => ({ reauthenticate: mockReauthenticate }),
}))

type Hooks = ComponentProps<typeof GraphQLHooksProvider>

const queryResult = {
  refetch: jest.fn(),
  startPolling: jest.fn(),
  stopPolling: jest.fn(),
}

function withAnswer(answer: Record<string, unknown>) {
  const hook = () => ({ loading: false, ...queryResult, ...answer })
  // Redwood's cells call no other Apollo hook in the browser.
  const hooks = { useQuery: hook } as unknown as Hooks
  const Answer = ({ children }: { children: ReactNode }) => (
    <ThemeProvider theme={theme}>
      <CellCacheContextProvider queryCache={{}}>
        <GraphQLHooksProvider {...hooks}>{children}</GraphQLHooksProvider>
      </CellCacheContextProvider>
    </ThemeProvider>
  )
  return Answer as () => JSX.Element
}

function show(answer: Record<string, unknown>, parts = {}) {
  const Cell = createCell({ ...cell, ...parts } as never)
  return render(<Cell />, { wrapper: withAnswer(answer) })
}

const refusal = (code: string) => ({
  error: { message: 'no', graphQLErrors: [{ extensions: { code } }] },
})

describe('SignallingStatusCell', () => {
  beforeEach(() => jest.clearAllMocks())

  it('waits for the first answer', () => {
    show({ loading: true })
    expect(screen.getByRole('status')).toHaveTextContent('Loading...')
  })

  it('shows cached data, and requests new data [§7 fetch policy]', () => {
    const useQuery = jest.fn(() => ({ loading: true, ...queryResult }))
    const hooks = { useQuery } as unknown as Hooks
    const Cell = createCell(cell as never)
    render(
      <ThemeProvider theme={theme}>
        <GraphQLHooksProvider {...hooks}>
          <Cell />
        </GraphQLHooksProvider>
      </ThemeProvider>
    )
    expect(useQuery).toHaveBeenCalledWith(
      cell.QUERY,
      expect.objectContaining({ fetchPolicy: 'cache-and-network' })
    )
  })

  it('says that the server does not answer, and keeps asking', () => {
    show({ error: new SyntaxError('Unexpected token <') })
    expect(screen.getByRole('status')).toHaveTextContent(
      'The server isn’t responding properly.'
    )
    expect(queryResult.startPolling).toHaveBeenCalledWith(3000)
    screen.getByRole('button', { name: 'Try again' }).click()
    expect(queryResult.refetch).toHaveBeenCalled()
  })

  it('authenticates again when the token is no longer valid', () => {
    show(refusal('UNAUTHENTICATED'))
    expect(mockReauthenticate).toHaveBeenCalledTimes(1)
    expect(queryResult.startPolling).not.toHaveBeenCalled()
  })

  it('tells people who lack the permission', () => {
    show(refusal('FORBIDDEN'))
    expect(screen.getByRole('status')).toHaveTextContent('can’t see this page')
    expect(mockReauthenticate).not.toHaveBeenCalled()
  })

  describe("Redwood's cell (specification §8)", () => {
    beforeEach(() => {
      jest.spyOn(console, 'error').mockImplementation(() => {})
      jest.spyOn(console, 'warn').mockImplementation(() => {})
    })
    afterEach(() => {
      Object.assign(globalThis, { __REDWOOD__PRERENDERING: false })
      jest.restoreAllMocks()
    })

    it('reports an unexpected state without data [§8 null data]', () => {
      expect(() => show({ data: null })).toThrow(
        'Cannot render Cell: reached an unexpected state where the query succeeded but `data` is `null`.'
      )
    })

    it('reports a query without an operation name [§8 operation name]', () => {
      Object.assign(globalThis, { __REDWOOD__PRERENDERING: true })
      // Parsed without the `gql` tag, because Redwood generates types for every
      // tagged query in the repository.
      const QUERY = parse('query { signallingStatus { at } }')
      expect(() => show({}, { QUERY })).toThrow('is missing an operation name')
    })
  })
})
