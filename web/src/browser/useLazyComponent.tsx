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

/**
 * The fetched components by fetch function. They render at once the next time.
 */
const fetched = new WeakMap<object, unknown>()

/** The fetches under way, shared by all pages that need the same component. */
const coming = new WeakMap<object, Promise<void>>()

/**
 * For a component that the first paint does not need. The page works without it
 * if it cannot be fetched or rendered.
 *
 * @param fetch must be the same function each time; null if the component is
 * not needed
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
    // The component may have arrived between this render and its effects,
    // because another page has fetched it.
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

/** Called with errors of optional parts, while the rest of the page stays. */
export const BesideErrorContext = createContext<(error: unknown) => void>(
  () => {}
)

/**
 * @returns the component with an error boundary: if it fails, it renders
 * nothing and its surroundings stay
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
 * For a component that a page cannot do without: `Suspense` shows its fallback
 * until the component arrives. Use `useLazyComponent` for optional components.
 *
 * @param fetch called again until it succeeds
 */
export const lazyComponent = <Props extends object>(
  fetch: () => Promise<{ default: ComponentType<Props> }>
) => lazy(() => fetchPatiently(fetch))

type FetchPart<Part> = () => Promise<{ default: Part }>

/**
 * For several components in one file.
 *
 * @param fetchAll imports a module that exports the components
 * @returns a function that returns the fetch function of a component, for
 * `useLazyComponent`. Each name has one fetch function, because it identifies
 * the component.
 */
export function partsOf<Parts extends object>(fetchAll: () => Promise<Parts>) {
  const fetchers: { [Name in keyof Parts]?: FetchPart<Parts[Name]> } = {}
  return <Name extends keyof Parts>(name: Name): FetchPart<Parts[Name]> =>
    (fetchers[name] ??= async () => ({ default: (await fetchAll())[name] }))
}
