import { extname } from 'node:path'
import { GifBuilder } from '#app/pictures/gif.ts'
import type { PictureTheme } from '#app/pictures/palette.ts'
import { PICTURE_FORMATS, PICTURE_SIZES, type PictureFormat } from '#app/pictures/picture-format.ts'
import { PicturedGame } from '#app/pictures/pictured-game.ts'
import { drawRaster, renderPng } from '#app/pictures/raster.ts'
import { writeSvg } from '#app/pictures/svg.ts'
import type { SavedGame } from '#app/saved-game-format.ts'
import { UserError } from '#kernel/errors.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import type { Table } from '#table/table.ts'
import { type LoadedGame, loadGameOrThrow } from '#terminal/game/loaded-game.ts'
import { openErrorText } from '#terminal/game/open-error.ts'
import { readGame } from '../find-game.ts'
import { type ParsedFlags, parseFlags } from '../flags.ts'
import { openHost } from '../host.ts'
import { picturePage } from '../manual/local-pages.ts'
import { writeOutput } from '../output.ts'
import { print } from '../print.ts'
import { pictureText } from '../text/en/picture.ts'
import { cliText } from '../text/en/shell.ts'
import { UsageError } from '../usage-error.ts'

/** Draws a game as a moving picture or a still. */
export async function picture(given: readonly string[]): Promise<number> {
  const parsed = parseFlags(given, picturePage)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  const [name, extra] = positionals
  if (name === undefined) throw new UsageError(cliText.nameAFile)
  if (extra !== undefined) throw new UsageError(cliText.tooManyWords(extra))
  const chosen = chosenFormat(flags)
  const host = openHost()
  host.engineClient.close()
  const saved = await readGame(host.savedGames, name)
  const loaded = await loadGameOrThrow(saved.record.game)
  const table = restoreTable(loaded, saved)
  const format = chosen ?? (table.ending && flags.at === undefined ? 'gif' : 'png')
  const size = chosenSize(flags, format)
  const content = await draw(loaded, { table, saved }, { format, size, flags })
  await write(flags, content, fileName(saved, format))
  return 0
}

type Flags = ParsedFlags['flags']

/** The format of the flag, or of the output's name; undefined if neither says one. */
function chosenFormat({ format, output }: Flags): PictureFormat | undefined {
  const ending = output === undefined ? '' : extname(String(output)).slice(1)
  const given = String(format ?? ending).toLowerCase()
  if (given === '') return undefined
  const known = PICTURE_FORMATS.find(one => one === given)
  if (!known) throw new UsageError(pictureText.formatRefused(given))
  return known
}

function chosenSize({ size }: Flags, format: PictureFormat): number {
  const limits = PICTURE_SIZES[format]
  if (size === undefined) return limits.default
  return readWhole(size, limits) ?? refuse(pictureText.sizeRefused(String(size), format, limits))
}

function readWhole(
  given: string | boolean,
  { min, max }: { readonly min: number; readonly max: number },
): number | undefined {
  const value = Number(given)
  return /^\d+$/.test(String(given)) && value >= min && value <= max ? value : undefined
}

function refuse(sentence: string): never {
  throw new UsageError(sentence)
}

function restoreTable(loaded: LoadedGame, { record }: SavedGame): Table {
  const table = restoreAnyVersion(loaded, record)
  if (!table.ok) throw new UserError(openErrorText(loaded, record.params, table.rejection))
  return table.value
}

interface Game {
  readonly table: Table
  readonly saved: SavedGame
}

interface Wanted {
  readonly format: PictureFormat
  readonly size: number
  readonly flags: Flags
}

async function draw(
  { card, loadPicture }: LoadedGame,
  { table, saved }: Game,
  { format, size, flags }: Wanted,
): Promise<Uint8Array | string> {
  if (!loadPicture) throw new UserError(pictureText.noPictures(card.title))
  const pictures = new PicturedGame(table, await loadPicture(), saved.players)
  const { last } = pictures
  const theme: PictureTheme = flags.dark ? 'dark' : 'light'
  if (format === 'gif') {
    if (flags.at !== undefined) throw new UsageError(pictureText.positionOfMoving)
    if (!table.ending) throw new UserError(pictureText.movingOnceOver)
    return drawMoving(pictures, { size, theme })
  }
  const position =
    flags.at === undefined
      ? last
      : (readWhole(flags.at, { min: 0, max: last }) ??
        refuse(pictureText.positionRefused(String(flags.at), last)))
  const still = pictures.still(position)
  if (!still) throw new UserError(pictureText.noBoard)
  const title = pictureText.title(card.title, position, last)
  return format === 'png' ? renderPng(still, { size, theme }) : writeSvg(still, { size, theme, title })
}

function drawMoving(
  pictures: PicturedGame,
  options: { readonly size: number; readonly theme: PictureTheme },
): Uint8Array {
  const gif = new GifBuilder()
  let isEmpty = true
  for (const { picture, ms } of pictures.frames()) {
    gif.add(drawRaster(picture, options), ms)
    isEmpty = false
  }
  // A game can end by resignation before it has a board.
  if (isEmpty) throw new UserError(pictureText.noBoard)
  return gif.finish()
}

function fileName({ record: { game, startedAt } }: SavedGame, format: PictureFormat): string {
  return `quincunx-${game}-${new Date(startedAt).toISOString().slice(0, 10)}.${format}`
}

async function write(
  { output, force }: Flags,
  content: Uint8Array | string,
  usualName: string,
): Promise<void> {
  if (output === '-') {
    if (process.stdout.isTTY && typeof content !== 'string')
      throw new UserError(pictureText.noBinaryOnTerminal)
    process.stdout.write(content)
    return
  }
  const file = String(output ?? usualName)
  await writeOutput(file, content, { isNew: !force })
  print(pictureText.written(file))
}
