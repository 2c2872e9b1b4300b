/** What one address may use (decision 28). */
export interface AddressLimits {
  /** signalling sockets open at once */
  readonly openSockets: number
  readonly upgradesPerMinute: number
  /** HTTP requests for an id or to a function */
  readonly requestsPerMinute: number
}

/** Enough for a school or a provider's shared address with some hundred pages. */
const usual: AddressLimits = {
  openSockets: 200,
  upgradesPerMinute: 300,
  requestsPerMinute: 600,
}

export const addressLimits = (factor: number): AddressLimits => ({
  openSockets: usual.openSockets * factor,
  upgradesPerMinute: usual.upgradesPerMinute * factor,
  requestsPerMinute: usual.requestsPerMinute * factor,
})
