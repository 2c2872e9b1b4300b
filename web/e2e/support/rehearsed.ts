/**
 * Marks a test that is slow, or that largely repeats another test. `npm test`
 * skips it; `npm run rehearse` runs it.
 */
export const rehearsed = (isRehearsed = true) => ({
  tag: isRehearsed ? ['@rehearsal'] : [],
})
