import type { Picture, PictureColour, Shape } from '#kernel/picture.ts'
import { colourOf, type PictureTheme } from './palette.ts'
import { outlineText } from './text-outline.ts'

export interface SvgOptions {
  readonly theme: PictureTheme
  /** The longer side in pixels; the picture can be scaled to any size. */
  readonly size: number
  /** The description for screen readers. */
  readonly title: string
}

/** Writes a picture as SVG that needs no fonts, scripts or other files. */
export function writeSvg({ width, height, shapes }: Picture, { theme, size, title }: SvgOptions): string {
  const scale = size / Math.max(width, height)
  const colour = (name: PictureColour) => colourOf(name, theme)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="0 0 ${round(width)} ${round(height)}" role="img">`,
    `  <title>${escapeXml(title)}</title>`,
    `  <rect width="${round(width)}" height="${round(height)}" fill="${colour('ground')}"/>`,
    ...shapes.flatMap(shape => shapeElements(shape, colour)).map(element => `  ${element}`),
    '</svg>\n',
  ].join('\n')
}

function shapeElements(shape: Shape, colour: (name: PictureColour) => string): readonly string[] {
  const fill = `fill="${colour(shape.fill)}"`
  switch (shape.kind) {
    case 'rectangle': {
      const { at, width, height, radius = 0, edge } = shape
      const box = (inset: number) =>
        `x="${round(at[0] + inset)}" y="${round(at[1] + inset)}" width="${round(width - 2 * inset)}" height="${round(height - 2 * inset)}"${radius > inset ? ` rx="${round(radius - inset)}"` : ''}`
      if (!edge) return [`<rect ${box(0)} ${fill}/>`]
      const stroke = `stroke="${colour(edge.colour)}" stroke-width="${round(edge.thickness)}"`
      return [`<rect ${box(edge.thickness / 2)} ${fill} ${stroke}/>`]
    }
    case 'disc':
      return [`<circle ${centreOf(shape.centre)} r="${round(shape.radius)}" ${fill}/>`]
    case 'ring':
      return [
        `<circle ${centreOf(shape.centre)} r="${round(shape.radius)}" fill="none" stroke="${colour(shape.fill)}" stroke-width="${round(shape.thickness)}"/>`,
      ]
    case 'line': {
      const { from, to, thickness } = shape
      return [
        `<path d="M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}" stroke="${colour(shape.fill)}" stroke-width="${round(thickness)}" stroke-linecap="round"/>`,
      ]
    }
    case 'polygon':
      return [
        `<polygon points="${shape.points.map(point => point.map(round).join(',')).join(' ')}" ${fill}/>`,
      ]
    case 'text': {
      const path = outlineText(shape).map(({ command, numbers }) => command + numbers.map(round).join(' '))
      return path.length === 0 ? [] : [`<path d="${path.join('')}" ${fill}/>`]
    }
  }
}

function centreOf([x, y]: readonly [number, number]): string {
  return `cx="${round(x)}" cy="${round(y)}"`
}

/** Hundredths of a unit are finer than any screen. */
function round(value: number): string {
  return String(Math.round(value * 100) / 100)
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, character => ENTITIES[character]!)
}
