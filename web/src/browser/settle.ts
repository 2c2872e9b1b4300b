/** For tests with fake timers: runs everything that waits only for promises. */
export const settle = () => jest.advanceTimersByTimeAsync(0)
