/**
 * Marks a test that is slow, or that proves what another test also proves. `npm
 * test` skips it; the rehearsal runs it.
 */
export const rehearsed = (isRehearsed = true) => ({
  tag: isRehearsed ? ['@rehearsal'] : [],
})
