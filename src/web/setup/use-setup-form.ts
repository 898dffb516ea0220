import { useMemo, useRef, useState } from 'preact/hooks'
import type { OptionValues } from '#app/setup-query.ts'
import { boundsOf, refusedOption } from '#kernel/offered-values.ts'
import { type AnyOptions, defaultParams } from '#kernel/options.ts'
import { readParams, validateParams } from '#kernel/read-params.ts'
import type { Rejection, Result } from '#kernel/result.ts'
import { localRejectionSentence } from '#table/text/en/table.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { setupText } from '../text/en/shell.ts'

/** Why the form cannot be played as it is, at the option it is about or for the whole form. */
interface FormError {
  readonly option?: string | undefined
  readonly sentence: string
  /** Shown while the field is filled in, not only once Play is pressed. */
  readonly isImmediate?: boolean
}

export interface SetupForm {
  readonly params: Result<object>
  /** The last choices that a game can be played with. */
  readonly previewed: object
  /** The error to show; it goes as soon as the choices change or are accepted. */
  readonly error: FormError | undefined
  /** Shows what is wrong from now on, and returns the params if nothing is. */
  submit(): object | undefined
  /** Shows why a game could not be started with these choices. */
  refuse(error: FormError): void
}

interface SetupFormOptions {
  readonly loadedGame: LoadedGame
  /** The same object until a choice changes. */
  readonly chosen: OptionValues
  /** Whether the rules can already check choices together. */
  readonly isLoaded?: boolean
  /** Why a value of the link was left out. */
  readonly linkRejection?: Rejection | undefined
}

/** Checks the choices of a set-up form at every change. */
export function useSetupForm({
  loadedGame,
  chosen,
  isLoaded = true,
  linkRejection,
}: SetupFormOptions): SetupForm {
  const { rules, text } = loadedGame
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<
    { readonly error: FormError; readonly chosen: OptionValues } | undefined
  >(linkRejection && { error: { sentence: localRejectionSentence(linkRejection, text) }, chosen })
  const params = useMemo(
    () => (isLoaded ? validateParams<object>(rules, chosen) : readParams<object>(rules.options, chosen)),
    [rules, chosen, isLoaded],
  )
  const found = useMemo(
    () => (params.ok ? undefined : findError(loadedGame, chosen, params.rejection)),
    [loadedGame, chosen, params],
  )
  const previewed = useRef<object | undefined>(undefined)
  if (params.ok) previewed.current = params.value
  return {
    params,
    previewed: previewed.current ?? defaultParams<object>(rules.options),
    error:
      found && (isTried || found.isImmediate)
        ? found
        : refused?.chosen === chosen
          ? refused.error
          : undefined,
    submit() {
      setTried(true)
      setRefused(undefined)
      return params.ok ? params.value : undefined
    },
    refuse: error => setRefused({ error, chosen }),
  }
}

function findError({ rules, text }: LoadedGame, chosen: OptionValues, rejection: Rejection): FormError {
  const options = rules.options as AnyOptions
  const key = refusedOption<object>(rules, chosen)
  // Several mistakes have no single cause; a number that cannot be is one of them.
  const outside = (key === undefined ? Object.keys(chosen) : [key]).flatMap(
    name => numberError(rules, chosen, name) ?? [],
  )
  if (outside[0]) return outside[0]
  const option = key === undefined ? undefined : options[key]
  return {
    option: key,
    sentence: localRejectionSentence(rejection, text),
    // A list that is too short is reported while it is typed; a choice is judged when Play is pressed.
    isImmediate: option?.kind === 'file' || option?.kind === 'text',
  }
}

/** The refusal of a number that is outside its bounds beside the other choices. */
function numberError(rules: LoadedGame['rules'], chosen: OptionValues, key: string): FormError | undefined {
  const option = (rules.options as AnyOptions)[key]
  if (option?.kind !== 'whole' || chosen[key] === option.default) return undefined
  const { min, max } = boundsOf(option, { ...defaultParams<object>(rules.options), ...chosen })
  const value = Number(chosen[key])
  if (value >= min && value <= max) return undefined
  return { option: key, sentence: setupText.numberRange(min, max), isImmediate: true }
}
