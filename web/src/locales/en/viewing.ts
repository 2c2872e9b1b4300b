export const viewing = {}
