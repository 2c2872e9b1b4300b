/** Of everything that is pointed at; hardly a window is as orange as this. */
export const markColour = '#ff7a00'
