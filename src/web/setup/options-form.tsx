import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { OptionValues } from '#app/setup-query.ts'
import { settleParams } from '#kernel/offered-values.ts'
import { type AnyOptions, defaultParams, matters, type Option } from '#kernel/options.ts'
import { readOption } from '#kernel/read-params.ts'
import type { OptionText } from '#kernel/text.ts'
import type { PlayedGame } from '../kit/face.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { setupText } from '../text/en/shell.ts'
import { OptionField } from './option-field.tsx'
import type { SetupForm } from './use-setup-form.ts'

interface OptionsFormProps {
  readonly loadedGame: LoadedGame
  readonly chosen: OptionValues
  readonly error?: SetupForm['error']
  /** The defaults of an online table that differ from the usual ones. */
  readonly defaults?: OptionValues | undefined
  /** Earlier games, for choices that show their results. */
  readonly played?: readonly PlayedGame[]
  /** The players by seat, for choices that name one. */
  readonly seatNames?: readonly string[]
  /** Whether an option has a field here, if it matters at all. */
  isOffered?(option: string): boolean
  /** Whether a choice is offered, where the place of the game rules some out. */
  isChoiceOffered?(option: string, choice: string): boolean
  choose(chosen: OptionValues): void
}

/** A field for each option that matters, in any game. An imported puzzle has a place of its own. */
export function OptionsForm(props: OptionsFormProps) {
  const { loadedGame, chosen, defaults, error, isOffered = () => true, choose } = props
  const options = loadedGame.rules.options as AnyOptions
  const words: Readonly<Record<string, OptionText>> = loadedGame.text.options
  const usual = { ...defaultParams<object>(loadedGame.rules.options), ...defaults } as OptionValues
  // A number that cannot be read yet decides nothing.
  const readable = Object.entries(chosen).filter(
    ([key, value]) => options[key] && readOption(key, options[key], value).ok,
  )
  const params = { ...usual, ...Object.fromEntries(readable) }
  const isChoiceOffered = props.isChoiceOffered ?? (() => true)
  // Where the chosen value is the only one that is left, there is nothing to choose.
  const hasChoice = (key: string, option: Option) =>
    option.kind !== 'choice' ||
    option.choices.some(choice => choice !== (params as OptionValues)[key] && isChoiceOffered(key, choice))
  const fields = Object.entries(options).filter(
    ([key, option]) =>
      option.kind !== 'puzzle' && matters(option, params) && isOffered(key) && hasChoice(key, option),
  )
  const minor = fields.filter(([, option]) => option.isMinor)
  const renderField = ([key, option]: readonly [string, Option]) => (
    <OptionField
      key={key}
      loadedGame={loadedGame}
      params={params}
      played={props.played ?? []}
      seatNames={props.seatNames ?? []}
      name={key}
      option={option}
      words={words[key] ?? { label: key }}
      value={chosen[key] ?? params[key] ?? option.default}
      error={error?.option === key ? error.sentence : undefined}
      isChoiceOffered={choice => isChoiceOffered(key, choice)}
      set={(value, also) => choose(settleParams(options, { ...chosen, ...also, [key]: value }, key))}
    />
  )
  return (
    <>
      {fields.filter(([, option]) => !option.isMinor).map(renderField)}
      {minor.length > 0 && (
        <MoreOptions
          changed={minor.filter(([key]) => (chosen[key] ?? usual[key]) !== usual[key]).length}
          hasError={minor.some(([key]) => key === error?.option)}
        >
          {minor.map(renderField)}
        </MoreOptions>
      )}
    </>
  )
}

interface MoreOptionsProps {
  /** How many of them are not as usual. */
  readonly changed: number
  readonly hasError: boolean
  readonly children: ComponentChildren
}

/** The options that few players change, folded away. */
function MoreOptions({ changed, hasError, children }: MoreOptionsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      class="fold more-options"
      open={isOpen || hasError}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>
        {setupText.more} {changed > 0 && <span class="soft figures">{setupText.changed(changed)}</span>}
      </summary>
      <div class="fold-inside setup-part">{children}</div>
    </details>
  )
}
