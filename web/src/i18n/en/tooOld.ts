/** Shown by index.html in browsers that cannot run the scripts. */
export const tooOld = {
  heading: 'This browser is too old',
  advice: (browsers: string) =>
    `Open the same link in a newer browser: ${browsers} or later. On an iPhone or iPad, update the system.`,
}
