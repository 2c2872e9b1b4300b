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

/** The components that have arrived, by their `fetch` function. */
const fetched = new WeakMap<object, unknown>()

/**
 * The fetches in progress, by their `fetch` function. Components that need the
 * same part wait for the same fetch.
 */
const coming = new WeakMap<object, Promise<void>>()

/**
 * For a component that the first paint does not need. The page works without
 * the component if it cannot be fetched or rendered.
 *
 * @param fetch must be the same function each time; null if not needed
 * @returns null until the component has arrived; a failed fetch is retried
 */
export function useLazyComponent<Props extends object = object>(
  fetch: Fetch<Props> | null
): ComponentType<Props> | null {
  const [, setArrived] = useState<unknown>(null)
  const known = fetch && fetched.get(fetch)

  useEffect(() => {
    if (!fetch || known) return
    let isWanted = true
    // If another page has fetched the component since this render, this promise
    // is resolved at once.
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

/** Receives the errors of optional parts; the rest of the page stays. */
export const BesideErrorContext = createContext<(error: unknown) => void>(
  () => {}
)

/**
 * Adds an error boundary: if the component fails, the rest of the page stays.
 */
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
 * For a component that a page needs: `Suspense` shows its fallback until it
 * arrives. For optional components, use `useLazyComponent`.
 */
export const lazyComponent = <Props extends object>(
  fetch: () => Promise<{ default: ComponentType<Props> }>
) => lazy(() => fetchPatiently(fetch))

type FetchPart<Part> = () => Promise<{ default: Part }>

/**
 * For several components in one file.
 *
 * @param fetchAll imports a module that exports the components
 * @returns a function from a name to the `fetch` of `useLazyComponent`, always
 *   the same function for the same name
 */
export function partsOf<Parts extends object>(fetchAll: () => Promise<Parts>) {
  const fetchers: { [Name in keyof Parts]?: FetchPart<Parts[Name]> } = {}
  return <Name extends keyof Parts>(name: Name): FetchPart<Parts[Name]> =>
    (fetchers[name] ??= async () => ({ default: (await fetchAll())[name] }))
}
