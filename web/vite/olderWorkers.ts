/** The oldest supported browsers that have service workers. */
export const olderWorkers = ['chrome72', 'firefox59', 'safari11.1']
