import {
  Component,
  type ComponentType,
  type ReactNode,
  useContext,
} from 'react'

import { BesideErrorContext } from './BesideErrorContext'

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

/** @returns the same, but where it fails it is not there, and all around it is */
export function optional<Props extends object>(
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
