/** The figures of the console, in the order in which they are shown. */
export const figureNames = [
  'peers',
  'callsBeingSetUp',
  'messagesPerMinute',
  'refusalsPerMinute',
  'iceCredentialsIssued',
] as const
