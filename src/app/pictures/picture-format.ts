export const PICTURE_FORMATS = ['gif', 'png', 'svg'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** The longer side of a picture in pixels. A moving picture that is larger would take megabytes and minutes. */
export const PICTURE_SIZES: Readonly<
  Record<PictureFormat, { readonly min: number; readonly max: number; readonly default: number }>
> = {
  gif: { min: 100, max: 1000, default: 600 },
  png: { min: 100, max: 2000, default: 1200 },
  svg: { min: 100, max: 2000, default: 1200 },
}
