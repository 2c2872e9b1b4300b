/** After this time, the attempt to reach the server is repeated (PS2). */
export const establishTimeoutMs = 8_000

/** Used while a share is recovering: long enough for TLS (PS27). */
export const urgentEstablishTimeoutMs = 1_000

/**
 * While a share is recovering, every fourth attempt to reach the server may
 * take four times as long, for slow networks. After `urgentAttempts`, every
 * attempt may take `establishTimeoutMs` (PS27).
 */
export const patientEvery = 4
export const urgentAttempts = 40

/**
 * How often to check that the server still receives messages of this page
 * (PS43). Outside of a call, the interval is short, so that a peer can reach
 * this page within 10 s. During a call it is long, because the call itself
 * notices network changes (PS27).
 */
export const askEveryMs = 4_000
export const askDuringCallEveryMs = 25_000

/** Without an answer in this time, the server counts as unreachable (PS43). */
export const serverAnswerMs = 4_000

/**
 * The server may send a call to a dead socket of the viewer. If a call has no
 * answer after `unansweredMs`, the sharer asks every `knockEveryMs` whether the
 * viewer is there; this message is a knock (PS13).
 */
export const unansweredMs = 3_000
export const knockEveryMs = 1_000

/**
 * The wait before a call is placed again: long enough for late messages of the
 * closed call, too short to be noticed (PS13).
 */
export const callAgainDelayMs = 300

/** After this time, the call is placed again; ICE gives up after 15 s. */
export const answerTimeoutMs = 20_000

/**
 * A shorter timeout for the first call to a page that is reloading, because the
 * call may go to the socket of the old page (PS16).
 */
export const reloadAnswerTimeoutMs = 1_500

/**
 * How long a knock (“are you there?”) waits for an answer. The server reports
 * an absent peer after 5 to 6.5 s (PeerServer 1.0.2: `expire_timeout` and its
 * sweep). If there is no answer at all, the viewer’s page does not support
 * knocks.
 */
export const knockTimeoutMs = 9_000

/** The wait before the next call, after the sharer refused a viewer (PS32). */
export const callAfterRefusalMs = 10_000

/**
 * After this many failed comparisons of safety words, the share ends: a man in
 * the middle may be trying until the words match by chance (PS39).
 */
export const mostBrokenOff = 3

/**
 * The most callers in each list: those rejected with the link (`rejected`),
 * those rejected without the link (`declined`), and those who gave way to
 * another caller (PS34, PS41).
 */
export const mostRejected = 16

/**
 * How often to check whether the viewer’s id is free again (PS6). The interval
 * is shorter than the time for which a sharer waits for a lost viewer (PS16),
 * so that this page can take over the id before the sharer gives up.
 */
export const viewerIdRetryMs = 3_000

/**
 * A second device repeats its request every 4 s, or once a minute in a hidden
 * page. A device that is silent for this time is gone (PS44).
 */
export const deviceSilenceMs = 90_000

/**
 * If ICE finds no path in this time, the page says that the network is the
 * problem (PS24).
 */
export const pathPatienceMs = 8_000

/** A page that takes longer to reload counts as left (PS16). */
export const farewellGraceMs = 5_000

/** How long the recovery of a lost call is attempted (PS12). */
export const giveUpMs = 10 * 60_000

/**
 * How long ICE may look for a new path, before the call is placed again (PS12).
 */
export const healGraceMs = 4_000
