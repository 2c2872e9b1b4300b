import { Component, type ComponentType, type ReactNode } from 'react'

export interface ErrorPageProps {
  error: unknown
}

interface BoundaryProps {
  /** The dedicated page, which gets the error. */
  page: ComponentType<ErrorPageProps>
  /** Another place is another try. */
  place: string
  children?: ReactNode
}

type BoundaryState = { failure: { error: unknown } | null }

/** Stands between a page that fails and the frame around it. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } }
  }

  override componentDidUpdate({ place }: BoundaryProps) {
    if (place !== this.props.place && this.state.failure) {
      this.setState({ failure: null })
    }
  }

  override render() {
    const { page: Page, children } = this.props
    const { failure } = this.state
    return failure ? <Page error={failure.error} /> : children
  }
}
