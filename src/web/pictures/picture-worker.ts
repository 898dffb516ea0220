import { GifBuilder } from '#app/pictures/gif.ts'
import { drawRaster, type RasterOptions, renderPng } from '#app/pictures/raster.ts'
import { writeSvg } from '#app/pictures/svg.ts'
import type { Picture } from '#kernel/picture.ts'

export type PictureJob =
  | {
      readonly kind: 'png' | 'svg'
      readonly picture: Picture
      readonly options: RasterOptions & { readonly title: string }
    }
  /** The next frame of a moving picture, which `finish` ends. */
  | {
      readonly kind: 'frame'
      readonly picture: Picture
      readonly options: RasterOptions
      readonly ms: number
    }
  | { readonly kind: 'finish' }

/** Bytes, or undefined for a frame. */
export type PictureReply = Uint8Array | undefined

let gif = new GifBuilder()

// Jobs come one at a time: the page waits for each reply.
self.onmessage = async ({ data }: MessageEvent<PictureJob>) => {
  const reply: PictureReply = await perform(data)
  self.postMessage(reply)
}

async function perform(job: PictureJob): Promise<PictureReply> {
  switch (job.kind) {
    case 'png':
      return renderPng(job.picture, job.options)
    case 'svg':
      return new TextEncoder().encode(writeSvg(job.picture, job.options))
    case 'frame':
      gif.add(drawRaster(job.picture, job.options), job.ms)
      return undefined
    case 'finish': {
      const bytes = gif.finish()
      gif = new GifBuilder()
      return bytes
    }
  }
}
