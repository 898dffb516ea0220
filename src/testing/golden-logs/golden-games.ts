import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadGame } from '#games/catalog.ts'
import type { GameEntry } from '#games/game-entry.ts'
import { openGame } from '#games/scribble/entry.ts'
import type { Rules } from '#kernel/rules.ts'
import { english } from '#lexicon/english.ts'
import { buildLexicon, withGaddag } from '#lexicon/lexicon.ts'
import type { Library } from '#lexicon/library.ts'
import { smallLibrary } from '../fakes/small-library.ts'

/** The words of all golden games of Scribble. A log names them by their hash, so the file never changes. */
const words = readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8')
  .trim()
  .split(/\s+/)

/** A dictionary that stays the same for ever, like a dictionary of a host's own. */
const lexicon = withGaddag(buildLexicon(words, english))
const library: Library = {
  ...smallLibrary,
  hashOf: () => lexicon.hash,
  find: hash => (hash === lexicon.hash ? lexicon : undefined),
  loadLexicon: async () => lexicon,
}

/** A game as golden logs are played and replayed by it. */
export async function loadGoldenGame(id: string): Promise<GameEntry | undefined> {
  const entry = await loadGame(id)
  if (!entry || id !== 'scribble') return entry
  const opened = await openGame(async () => library)
  return { ...entry, rules: opened.rules as Rules, library }
}
