/** For tests with fake timers: lets all that waits for nothing but promises go on. */
export const settle = () => jest.advanceTimersByTimeAsync(0)
