/** The oldest browsers of the specification that have service workers. */
export const olderWorkers = ['chrome72', 'firefox59', 'safari11.1']
