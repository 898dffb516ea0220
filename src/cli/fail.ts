/** A mistake of the person at the command line, told in one sentence. */
export class UserError extends Error {}
