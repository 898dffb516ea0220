import type { PictureTheme } from '#app/pictures/palette.ts'
import { PICTURE_SIZES, type PictureFormat } from '#app/pictures/picture-format.ts'
import type { PicturedGame } from '#app/pictures/pictured-game.ts'
import type { PictureJob, PictureReply } from './picture-worker.ts'

export interface PictureRequest {
  readonly format: PictureFormat
  readonly theme: PictureTheme
  /** The position of a still. */
  readonly position: number
  readonly title: string
  /** Called after each frame of a moving picture. */
  report(done: number, of: number): void
}

/** Makes one picture in a worker, so that the page stays responsive. `cancel` ends the worker at once. */
export class PictureMaker {
  readonly #worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' })
  #settle: { resolve(reply: PictureReply): void; reject(error: Error): void } | undefined

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<PictureReply>) => this.#settle?.resolve(data)
    this.#worker.onerror = event => {
      event.preventDefault()
      this.#settle?.reject(new Error('The worker that draws pictures has failed'))
    }
  }

  /** Undefined where there is no board yet. */
  async make(game: PicturedGame, request: PictureRequest): Promise<Uint8Array | undefined> {
    const { format, theme, position, title, report } = request
    const options = { theme, size: PICTURE_SIZES[format].default }
    if (format !== 'gif') {
      const picture = game.still(position)
      if (!picture) return undefined
      return this.#perform({ kind: format, picture, options: { ...options, title } })
    }
    let done = 0
    for (const { picture, ms } of game.frames()) {
      await this.#perform({ kind: 'frame', picture, ms, options })
      done += 1
      report(done, game.frameCount)
    }
    return done === 0 ? undefined : this.#perform({ kind: 'finish' })
  }

  cancel(): void {
    this.#worker.terminate()
    this.#settle?.reject(new Error('The picture was cancelled'))
  }

  #perform(job: PictureJob): Promise<PictureReply> {
    return new Promise<PictureReply>((resolve, reject) => {
      this.#settle = { resolve, reject }
      this.#worker.postMessage(job)
    })
  }
}
