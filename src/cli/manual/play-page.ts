import { defaultLevel } from '#app/game-request.ts'
import { CONSENT_ANSWERS } from '#app/learning-consent.ts'
import { gameIds } from '#games/catalog.ts'
import type { GameEntry } from '#games/game-entry.ts'
import type { AnyOptions, Option } from '#kernel/options.ts'
import type { OptionText } from '#kernel/text.ts'
import { fileFlagFor, fileOptionFor, flagFor, isNamedElsewhere } from '../option-flags.ts'
import { cliText } from '../text/en/shell.ts'
import { DATA, GAME_FILES, NO_COLOR, PLAIN, SERVER, SERVER_VARIABLE } from './common-flags.ts'
import type { ManualPage, ManualRow, PageFlag } from './manual-page.ts'

/** The parts of a game that its manual page needs. */
export type PlayPageGame = Pick<GameEntry, 'card' | 'rules' | 'text' | 'online' | 'learningLevels'>

/** The page of `play` without a game. */
export const anyPlayPage: ManualPage = {
  name: 'quincunx play',
  summary: 'play a game in this terminal, or in text mode in a pipe',
  synopsis: ['quincunx play GAME [OPTIONS]'],
  description: [
    `The games are: ${gameIds.join(', ')}. quincunx play GAME --help lists the options of a game.`,
  ],
  flags: {},
  examples: [
    ['quincunx play obstruction', ''],
    ['quincunx play solitudo --help', ''],
  ],
  files: [GAME_FILES],
  environment: [DATA, NO_COLOR],
}

/** The page of `play` for one game: its options, the players, and online play. */
export function playPage(played: PlayPageGame): ManualPage {
  const { card, rules, text } = played
  const isForSeveral = rules.seats > 1
  const levels = Object.entries(text.levels).map(([level, { help }]): ManualRow => [level, help ?? ''])
  return {
    ...anyPlayPage,
    name: `quincunx play ${rules.id}`,
    summary: `play ${card.title}`,
    synopsis: [
      `quincunx play ${rules.id} [OPTIONS]`,
      ...(isForSeveral
        ? [`quincunx play ${rules.id} --server URL [--anyone | --match | --computer LEVEL]`]
        : []),
    ],
    description: [
      card.tagline,
      ...(isForSeveral ? [cliText.severalPlay, ...onlineDefaults(played)] : [cliText.alonePlays]),
    ],
    sections: levels.length > 0 ? [{ heading: 'LEVELS', rows: levels }] : [],
    flags: {
      ...optionFlagsOf(played),
      ...(isForSeveral ? { ...MULTIPLAYER_FLAGS, computer: computerFlag(played) } : {}),
      ...learnFlag(played),
      seed: {
        kind: 'text',
        value: 'TEXT',
        help: 'the seed of all random draws: the same seed and options give the same game (default: random)',
      },
      plain: PLAIN,
    },
    examples: examples(played).map((example): ManualRow => [`quincunx play ${rules.id}${example}`, '']),
    environment: [DATA, ...(isForSeveral ? [SERVER_VARIABLE] : []), NO_COLOR],
  }
}

/** Flags of games for several players. */
export const MULTIPLAYER_FLAGS: ManualPage['flags'] = {
  computer: { kind: 'text', value: 'LEVEL', help: 'play against the computer at one of the levels above' },
  two: { kind: 'switch', help: 'two people at this screen' },
  names: { kind: 'text', value: 'ANN,BEN', help: 'the players’ names' },
  server: { ...SERVER, help: 'open a table on this server; you get a code and a link for your opponent' },
  online: { kind: 'switch', help: 'the same on the server in QUINCUNX_SERVER, or on this machine' },
  anyone: { kind: 'switch', help: 'list the table for anyone to join' },
  match: { kind: 'switch', help: 'play the next player who’s looking for a game' },
}

function computerFlag({ text }: PlayPageGame): PageFlag {
  const { help = '', ...flag } = MULTIPLAYER_FLAGS.computer!
  return { ...flag, help: cliText.withDefault(help, defaultLevel({ text }) ?? '') }
}

/** The flag for a game in which the computer may learn from earlier games. */
function learnFlag({ learningLevels }: PlayPageGame): ManualPage['flags'] {
  return learningLevels
    ? { learn: { kind: 'text', value: CONSENT_ANSWERS.join('|'), help: cliText.learn(learningLevels) } }
    : {}
}

function optionFlagsOf({ rules, text }: PlayPageGame): ManualPage['flags'] {
  const options = rules.options as AnyOptions
  const optionTexts = text.options as Readonly<Record<string, OptionText>>
  return Object.fromEntries(
    Object.entries(options).flatMap(([key, option]): [string, PageFlag][] => {
      if (isNamedElsewhere(options, key) || isLinkOnly(option)) return []
      const { label, help } = optionTexts[key]!
      const value = placeholderOf(option, fileOptionFor(options, key))
      const flag: PageFlag = {
        kind: option.kind === 'switch' ? 'switch' : 'text',
        ...(value && { value }),
        help: optionHelp(option, label, help),
      }
      const file: PageFlag = { kind: 'text', value: 'FILE', help: cliText.fromFile(label) }
      return option.kind === 'text' || option.kind === 'puzzle'
        ? [
            [flagFor(key), flag],
            [fileFlagFor(key), file],
          ]
        : [[flagFor(key), flag]]
    }),
  )
}

/** The label of an option and its help, unless that only repeats the range, and the default. */
function optionHelp(option: Option, label: string, help: string | undefined): string {
  const { default: usual } = option
  const isRange = option.kind === 'whole' && help === `${option.min} to ${option.max}`
  const sentences = [label, ...(help && !isRange ? [help] : [])].join('. ')
  // A help that explains the default itself does so because the value alone would not tell.
  const hasDefault = option.kind === 'whole' || option.kind === 'choice'
  if (!hasDefault || sentences.includes('default')) return sentences
  const initial = option.kind === 'whole' ? option.initial : undefined
  return cliText.withDefault(sentences, String(usual), String(initial ?? usual))
}

function placeholderOf(option: Option, fileOption?: ReturnType<typeof fileOptionFor>): string {
  switch (option.kind) {
    case 'switch':
      return ''
    case 'whole':
      return `${option.min}..${option.max}`
    case 'choice':
      return option.choices.map(choice => (choice === fileOption?.choice ? 'FILE' : choice)).join('|')
    case 'file':
      return 'FILE'
    case 'lexicon':
      return 'NAME|FILE'
    case 'text':
    case 'puzzle':
      return 'TEXT'
  }
}

/** A puzzle that only a link can bring has no flag. */
function isLinkOnly(option: Option): boolean {
  return option.kind === 'puzzle' && !option.isPasted
}

function onlineDefaults({ online }: PlayPageGame): readonly string[] {
  const usual = Object.entries(online?.defaults({}) ?? {}).map(([key, value]) =>
    typeof value === 'boolean' ? `--${value ? '' : 'no-'}${flagFor(key)}` : `--${flagFor(key)} ${value}`,
  )
  return usual.length > 0 ? [cliText.usualOnline(usual)] : []
}

function examples({ rules, text }: PlayPageGame): readonly string[] {
  const options = Object.fromEntries(
    Object.entries(rules.options as AnyOptions).filter(([, option]) => !isLinkOnly(option)),
  )
  if (rules.seats === 1) {
    const first = (wanted: Option['kind'], all = Object.entries(options)) =>
      all
        .filter(([, { kind }]) => kind === wanted)
        .map(([key, option]) => ` --${flagFor(key)} ${option.default}`)
    const some = [...first('whole').slice(0, 1), ...first('choice').slice(-1)]
    const files = Object.entries(options).flatMap(([key, { kind }]) =>
      kind === 'text' || kind === 'puzzle'
        ? [` --${fileFlagFor(key)} ${key}.txt`]
        : kind === 'file'
          ? [` --${flagFor(key)} ${key}.txt`]
          : [],
    )
    return ['', some.join(''), ...files, ' --seed monday --plain']
  }
  const hardest = Object.keys(text.levels).at(-1) ?? ''
  return ['', ' --two --names Ann,Ben', ' --server http://localhost:4747', ` --computer ${hardest} --plain`]
}
