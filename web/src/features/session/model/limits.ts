/** After this time, the attempt to reach the server is repeated (PS2). */
export const establishTimeoutMs = 8_000

/** For a share that is recovering: long enough for TLS (PS27). */
export const urgentEstablishTimeoutMs = 1_000

/**
 * While a share is recovering, every fourth attempt is four times as long, for
 * a slow network. After `urgentAttempts`, all are long (PS27).
 */
export const patientEvery = 4
export const urgentAttempts = 40

/**
 * How often to ask the server whether it hears this page (PS43). The interval
 * is short while a peer may call or view, so that the peer reaches this page
 * within 10 s. A call notices network changes itself (PS27).
 */
export const askEveryMs = 4_000
export const askDuringCallEveryMs = 25_000

/** Without an answer in this time, the server is unreachable (PS43). */
export const serverAnswerMs = 4_000

/**
 * A call without an answer may have gone to a dead socket. After
 * `unansweredMs`, the sharer knocks every `knockEveryMs` to ask whether the
 * viewer is there (PS13).
 */
export const unansweredMs = 3_000
export const knockEveryMs = 1_000

/**
 * The wait before a call is placed again: long enough for late messages of the
 * closed call, too short to be noticed (PS13).
 */
export const callAgainDelayMs = 300

/** After this time, a call is placed again: ICE itself gives up after 15 s. */
export const answerTimeoutMs = 20_000

/**
 * The same timeout for the first call to a reloading page, because the call may
 * go to the socket of the old page (PS16).
 */
export const reloadAnswerTimeoutMs = 1_500

/**
 * A knock without `here` and without an error of the server has reached a page
 * that does not support knocks. The server reports an absent peer after 5 to
 * 6.5 s (PeerServer 1.0.2: `expire_timeout` and its sweep).
 */
export const knockTimeoutMs = 9_000

/**
 * After refusing a newcomer, the sharer waits this long to call again (PS32).
 */
export const callAfterRefusalMs = 10_000

/**
 * So many failed comparisons of safety words are no accident: a man in the
 * middle may be trying until the words match by chance (PS39).
 */
export const mostBrokenOff = 3

/**
 * The longest list of callers: rejected with the link (`rejected`), rejected
 * without the link (`declined`), and those who gave way (PS34, PS41).
 */
export const mostRejected = 16

/**
 * How often to check whether the viewer’s id is free again (PS6). Shorter than
 * the time for which a sharer waits for a lost viewer (PS16), so that this page
 * can take over the id.
 */
export const viewerIdRetryMs = 3_000

/**
 * A second device repeats its request every 4 s, in a hidden page once a
 * minute. Without a request for this time, it is gone (PS44).
 */
export const deviceSilenceMs = 90_000

/** After this time, the page says that the network is the problem (PS24). */
export const pathPatienceMs = 8_000

/** A page that takes longer to reload counts as left (PS16). */
export const farewellGraceMs = 5_000

/** How long the recovery of a lost call is attempted (PS12). */
export const giveUpMs = 10 * 60_000

/**
 * How long ICE may look for a new path, before the call is placed again (PS12).
 */
export const healGraceMs = 4_000
