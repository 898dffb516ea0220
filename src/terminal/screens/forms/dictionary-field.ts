import type { LexiconOption } from '#kernel/options.ts'
import type { OptionText } from '#kernel/text.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { DICTIONARY_IN_FILE } from '../../setup/file-options.ts'
import { shellText } from '../../text/en/shell.ts'
import type { Field, Values } from './field.ts'

const PATH = 'dictionary path'
const LONGEST_PATH = 400

interface DictionaryFieldOptions {
  /** The key of the field. */
  readonly key: string
  readonly option: LexiconOption
  readonly text: OptionText | undefined
}

/** A choice of dictionaries, and a field for the path of one that is in a file. */
export function dictionaryFields(
  { library }: LoadedGame,
  values: Values,
  { key, option, text }: DictionaryFieldOptions,
): readonly Field[] {
  const usual = option.default
  const choices = [
    {
      value: usual,
      label: shellText.customDictionary.own(
        shellText.customDictionary.builtIn,
        library?.find(usual)?.size ?? 0,
      ),
    },
    ...(library?.customDictionaries.all() ?? []).map(({ name, lexicon }) => ({
      value: lexicon.hash,
      label: shellText.customDictionary.own(name, lexicon.size),
    })),
    { value: DICTIONARY_IN_FILE, label: shellText.customDictionary.inAFile },
  ]
  const help = text?.help === undefined ? {} : { help: text.help }
  const field: Field = { kind: 'choice', key, label: text?.label ?? option.kind, ...help, choices }
  if (values[key] !== DICTIONARY_IN_FILE) return [field]
  const { file: label, dictionaryHelp } = shellText.customDictionary
  return [field, { kind: 'text', key: PATH, label, help: dictionaryHelp, longest: LONGEST_PATH }]
}

/** The path of the dictionary's file, where the field is shown. */
export function dictionaryPath(values: Values): string {
  return values[PATH] ?? ''
}
