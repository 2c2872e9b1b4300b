/** @param url of a page of another site, with http or https */
export const leaveFor = (url: string): void => window.location.assign(url)
