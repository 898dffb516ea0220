import { formatNumber, PAGE, type Page, type Shape } from './drawing.ts'

const FONT = "'Ysabeau Office', Helvetica, Arial, sans-serif"

/** Pages one below the other as one picture. */
export function svgOf(pages: readonly Page[]): string {
  const { width, height } = PAGE
  const total = height * pages.length
  const body = pages.map((page, index) => {
    const shapes = page.map(shape => `    ${shapeText(shape)}`)
    return `  <g transform="translate(0 ${formatNumber(index * height)})">\n${shapes.join('\n')}\n  </g>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="${297 * pages.length}mm" viewBox="0 0 ${width} ${formatNumber(total)}" font-family="${FONT}">`,
    `  <rect width="100%" height="100%" fill="#ffffff"/>`,
    ...body,
    '</svg>\n',
  ].join('\n')
}

/** One shape as an element. */
export function shapeText(shape: Shape): string {
  switch (shape.kind) {
    case 'polygon': {
      const points = shape.points.map(point => point.map(formatNumber).join(',')).join(' ')
      const line = shape.line
        ? ` stroke="${shape.line.colour}" stroke-width="${formatNumber(shape.line.width)}" stroke-linejoin="round"`
        : ''
      return `<polygon points="${points}" fill="${shape.fill ?? 'none'}"${line}/>`
    }
    case 'text': {
      const [across, down] = shape.at.map(formatNumber)
      const anchor = shape.anchor === 'middle' ? ' text-anchor="middle"' : ''
      const weight = shape.bold ? ' font-weight="bold"' : ''
      return `<text x="${across}" y="${down}"${anchor}${weight} font-size="${formatNumber(shape.size)}" fill="${shape.colour}">${escaped(shape.text)}</text>`
    }
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
