import { useEffect, useRef, useState } from 'preact/hooks'
import type { PictureTheme } from '#app/pictures/palette.ts'
import type { PictureFormat } from '#app/pictures/picture-format.ts'
import { PicturedGame } from '#app/pictures/pictured-game.ts'
import type { SavedGame } from '#app/saved-game-format.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { PictureMaker } from './picture-maker.ts'

/** A game to draw. */
export interface PictureSource {
  readonly loadedGame: LoadedGame
  readonly saved: SavedGame
  /** The position on the screen; the last one by default. */
  readonly position?: number
}

export type PictureState =
  | { readonly kind: 'drawing'; readonly done: number; readonly of: number }
  | { readonly kind: 'ready'; readonly bytes: Uint8Array }
  | { readonly kind: 'cancelled' | 'failed' | 'no-board' }

/** Draws a picture, and another one whenever the choice changes. */
export function usePicture(source: PictureSource, format: PictureFormat, theme: PictureTheme) {
  const [state, setState] = useState<PictureState>({ kind: 'drawing', done: 0, of: 0 })
  const maker = useRef<PictureMaker | null>(null)

  async function draw(): Promise<void> {
    maker.current?.cancel()
    const own = new PictureMaker()
    maker.current = own
    const show = (shown: PictureState) => maker.current === own && setState(shown)
    show({ kind: 'drawing', done: 0, of: 0 })
    try {
      const game = await openPicturedGame(source)
      const bytes = await own.make(game, {
        format,
        theme,
        position: Math.min(source.position ?? game.last, game.last),
        title: `Quincunx: ${source.loadedGame.card.title}`,
        report: (done, of) => show({ kind: 'drawing', done, of }),
      })
      show(bytes ? { kind: 'ready', bytes } : { kind: 'no-board' })
    } catch {
      show({ kind: 'failed' })
    } finally {
      own.cancel()
    }
  }

  function cancel(): void {
    const cancelled = maker.current
    maker.current = null
    cancelled?.cancel()
    setState({ kind: 'cancelled' })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: draws again only for another choice
  useEffect(() => {
    draw()
    return () => {
      const left = maker.current
      maker.current = null
      left?.cancel()
    }
  }, [format, theme])

  return { state, draw, cancel }
}

async function openPicturedGame({ loadedGame, saved }: PictureSource): Promise<PicturedGame> {
  const table = restoreAnyVersion(loadedGame, saved.record)
  if (!table.ok || !loadedGame.loadPicture) throw new Error('This game has no pictures')
  return new PicturedGame(table.value, await loadedGame.loadPicture(), saved.players)
}
