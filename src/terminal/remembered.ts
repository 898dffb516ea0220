import { gameIds, loadOutline } from '#games/catalog.ts'
import { isObject, parseJson } from '#kernel/json.ts'
import type { Moved } from '#session/moved-words.ts'
import { readProgress, rememberedAs, SEEN, TERMINALS_OWN, writeProgress } from '#session/remembered.ts'
import { FINISHED } from './course.ts'
import type { Memory } from './host.ts'

type Remembered = Readonly<Record<string, string>>

/** A thing that a browser remembers too, by another name and perhaps in another form. */
interface Twin {
  /** What it is called in the file of everything, and in the memory here. */
  readonly name: string
  readonly place: string
  /** As the file has it, and as it is kept here; undefined where there is no such thing. */
  written(kept: string): Promise<string | undefined>
  read(text: string, here: string | undefined): Promise<string | undefined>
}

const SETTING = `${rememberedAs.settings}.`

const TWINS: readonly Twin[] = [
  alike(`${SETTING}pace`, 'pace'),
  alike(`${SETTING}stopwatch`, 'time'),
  ...gameIds.flatMap(game => [
    alike(rememberedAs.aids(game), `aids ${game}`),
    alike(rememberedAs.learning(game), `learning ${game}`),
    firstSteps(game),
    lessons(game),
  ]),
]

/** What is remembered here, for the file of everything: as a browser has it, where a browser has it too. */
export async function packRemembered(memory: Memory): Promise<Remembered> {
  const shared = new Map<string, string>()
  const own = new Map(Object.entries(memory.all()))
  for (const { name, place, written } of TWINS) {
    const kept = memory.recall(place)
    const text = kept === undefined ? undefined : await written(kept)
    if (text === undefined) continue
    shared.set(name, text)
    for (const one of own.keys()) if (filed(one) === filed(place)) own.delete(one)
  }
  return {
    ...gathered(Object.fromEntries(shared)),
    ...Object.fromEntries([...own].map(([name, value]) => [TERMINALS_OWN + name, value])),
  }
}

/** Takes over what nobody has set here, and lessons that are further; what is set here stays. */
export async function takeOver(memory: Memory, remembered: Remembered): Promise<Moved['remembered']> {
  const file = spread(remembered)
  let brought = 0
  let left = 0
  function remember(place: string, value: string): void {
    memory.remember(place, value)
    brought += 1
  }
  for (const [name, value] of Object.entries(file)) {
    if (!name.startsWith(TERMINALS_OWN)) continue
    const place = name.slice(TERMINALS_OWN.length)
    const here = memory.recall(place)
    if (here === undefined) remember(place, value)
    else if (here !== value) left += 1
  }
  for (const { name, place, read, written } of TWINS) {
    const here = memory.recall(place)
    const value = file[name] === undefined ? undefined : await read(file[name], here)
    if (value === undefined) continue
    if (value !== here) remember(place, value)
    else if ((await written(value)) !== file[name]) left += 1
  }
  return { brought, left }
}

function alike(name: string, place: string): Twin {
  return { name, place, written: async kept => kept, read: async (text, here) => here ?? text }
}

function firstSteps(game: string): Twin {
  return {
    name: rememberedAs.firstSteps(game),
    place: `first ${game}`,
    written: async kept => (kept === FINISHED ? SEEN : undefined),
    read: async text => (text === SEEN ? FINISHED : undefined),
  }
}

/** A browser remembers which lessons are done, a terminal which comes next; what is further counts. */
function lessons(game: string): Twin {
  async function lessonIds(): Promise<readonly string[]> {
    const taught = await (await loadOutline(game))?.loadLessons?.()
    return taught?.lessons.map(({ id }) => id) ?? []
  }
  const doneBefore = (ids: readonly string[], kept: string | undefined) =>
    kept === FINISHED ? ids.length : Math.max(0, ids.indexOf(kept ?? ''))
  return {
    name: rememberedAs.lessons(game),
    place: `lesson ${game}`,
    async written(kept) {
      const ids = await lessonIds()
      const done = doneBefore(ids, kept)
      return done > 0 ? writeProgress({ at: done % ids.length, done: ids.slice(0, done) }) : undefined
    },
    async read(text, here) {
      const ids = await lessonIds()
      const { done } = readProgress(text)
      const next = ids.find(id => !done.includes(id)) ?? FINISHED
      return doneBefore(ids, next) > doneBefore(ids, here) ? next : undefined
    },
  }
}

/** Settings are one thing in the file; here each stands by itself, as `settings.pace`. */
function spread({ [rememberedAs.settings]: text, ...others }: Remembered): Remembered {
  const settings = text === undefined ? undefined : parseJson(text)
  const parts = Object.entries(isObject(settings) ? settings : {})
  return {
    ...others,
    ...Object.fromEntries(parts.map(([name, value]) => [SETTING + name, String(value)])),
  }
}

function gathered(remembered: Remembered): Remembered {
  const all = Object.entries(remembered)
  const settings = all.filter(([name]) => name.startsWith(SETTING))
  const others = all.filter(([name]) => !name.startsWith(SETTING))
  const written = Object.fromEntries(settings.map(([name, value]) => [name.slice(SETTING.length), value]))
  return {
    ...(settings.length > 0 && { [rememberedAs.settings]: JSON.stringify(written) }),
    ...Object.fromEntries(others),
  }
}

/** A name as the memory's files have it. */
function filed(name: string): string {
  return name.replaceAll(/[^a-z0-9]+/g, '-')
}
