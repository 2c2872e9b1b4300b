/**
 * For a test that is slow, or shows what another one shows as well: `npm test`
 * leaves it to the rehearsal.
 */
export const rehearsed = (isRehearsed = true) => ({
  tag: isRehearsed ? ['@rehearsal'] : [],
})
