/** Increased when an older client or server would misunderstand a message. */
export const PROTOCOL_VERSION = 1
