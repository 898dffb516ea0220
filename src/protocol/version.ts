/** Rises when an older client or server would misunderstand a message. */
export const PROTOCOL = 1
