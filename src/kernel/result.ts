import type { Cell } from './grid.ts'

export type Details = Readonly<Record<string, string | number | boolean>>

/** The refusals of a game or a layer: maps each code to the data that its sentence needs, `{}` for none. */
export type Refusals = Readonly<Record<string, Details>>

type DetailsOf<Data> =
  Record<never, never> extends Data ? { readonly details?: Data } : { readonly details: Data }

declare const declared: unique symbol

/**
 * The reason why an action was refused: a stable code, its data and the cells concerned. Its sentence is in a text file.
 * Only `rejectWith` and `rejectionWith` make one, so no code that a layer has not declared can be refused with. Without a
 * type argument it is a refusal of any declared set, such as that of whichever game is played.
 */
export type Rejection<R extends Refusals = Refusals> = {
  [Code in keyof R & string]: {
    readonly code: Code
    readonly cells?: readonly Cell[]
    readonly [declared]: true
  } & DetailsOf<R[Code]>
}[keyof R & string]

export type Rejected<R extends Refusals = Refusals> = {
  readonly ok: false
  readonly rejection: Rejection<R>
}

export type Result<Value, R extends Refusals = Refusals> =
  | { readonly ok: true; readonly value: Value }
  | Rejected<R>

export function accept<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

/** The code of a declared set. A set of arbitrary codes has none, since no text has a sentence for each of them. */
type CodeOf<R extends Refusals> = string extends keyof R ? never : keyof R & string

type RefusalData<Data> =
  Record<never, never> extends Data
    ? readonly [details?: Data, cells?: readonly Cell[]]
    : readonly [details: Data, cells?: readonly Cell[]]

/** Creates a refusal from one set of refusals: an unknown code or missing data does not compile. */
export type Reject<R extends Refusals> = <Code extends CodeOf<R>>(
  code: Code,
  ...data: RefusalData<R[Code]>
) => Rejected<R>

export function rejectWith<R extends Refusals>(): Reject<R> {
  const rejection = rejectionWith<R>()
  return (code, ...data) => ({ ok: false, rejection: rejection(code, ...data) })
}

/** Like `rejectWith`, for functions that return a rejection instead of a result. */
export function rejectionWith<R extends Refusals>() {
  return <Code extends CodeOf<R>>(code: Code, ...[details, cells]: RefusalData<R[Code]>): Rejection<R> =>
    ({ code, ...(details && { details }), ...(cells && { cells }) }) as unknown as Rejection<R>
}

/** A sentence for each refusal; a code without one does not compile. */
export type RefusalText<R extends Refusals> = {
  readonly [Code in keyof R & string]: Sentence<R[Code]>
}

/** Declared as a method: its bivariance lets a catalog hold the text of any game without `any`. */
type Sentence<Data> = { write(details: Data): string }['write']

/** The sentence for a refusal of a set, from the text of that set. */
export function refusalSentence<R extends Refusals>(rejection: Rejection<R>, text: RefusalText<R>): string {
  return sentenceFor(rejection, text)!
}

/** The sentence for a rejection of any set, from the first of these texts that has one for its code. */
export function sentenceFor(
  { code, details = {} }: Rejection,
  ...texts: readonly (object | undefined)[]
): string | undefined {
  for (const text of texts) {
    const sentence = text && Object.hasOwn(text, code) && (text as RefusalText<Refusals>)[code]
    if (sentence) return sentence(details)
  }
  return undefined
}
