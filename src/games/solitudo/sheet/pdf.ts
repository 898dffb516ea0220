import { formatNumber, PAGE, type Page, type Shape } from './drawing.ts'

/** Helvetica's figures are all this wide, in parts of the size of the type. */
const DIGIT_WIDTH = 0.556

/**
 * Pages as a PDF 1.4 file. All that is needed is lines, fills and one of the fonts every reader has, so the file is
 * written by hand: objects one after the other, then the table of where each begins.
 */
export function pdfOf(pages: readonly Page[], title: string): Uint8Array {
  const pageNumber = (index: number) => 6 + 2 * index
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${literal(title)}) /Producer (Quincunx) >>`,
    ...pages.flatMap((page, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${pageNumber(index) + 1} 0 R >>`,
      stream(page.map(operators).join('\n')),
    ]),
  ]
  let text = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  // Every character is one byte by now, so that offsets in the text are offsets in the file.
  return Uint8Array.from(text, character => character.charCodeAt(0))
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
}

function stream(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
}

/** A shape in the operators of PDF, whose pages begin at the bottom left. */
function operators(shape: Shape): string {
  switch (shape.kind) {
    case 'polygon': {
      const path = shape.points.map(
        ([across, down], index) =>
          `${formatNumber(across)} ${formatNumber(PAGE.height - down)} ${index === 0 ? 'm' : 'l'}`,
      )
      const { fill, line } = shape
      return [
        ...(fill ? [`${colour(fill)} rg`] : []),
        ...(line ? [`${colour(line.colour)} RG ${formatNumber(line.width)} w 1 j`] : []),
        ...path,
        fill && line ? 'b' : fill ? 'f' : 's',
      ].join('\n')
    }
    case 'text': {
      const [across, down] = shape.at
      const width = shape.text.length * DIGIT_WIDTH * shape.size
      const from = shape.anchor === 'middle' ? across - width / 2 : across
      return `BT ${colour(shape.colour)} rg /F${shape.bold ? 2 : 1} ${formatNumber(shape.size)} Tf ${formatNumber(from)} ${formatNumber(PAGE.height - down)} Td (${literal(shape.text)}) Tj ET`
    }
  }
}

function colour(code: string): string {
  return [1, 3, 5].map(at => formatNumber(Number.parseInt(code.slice(at, at + 2), 16) / 255)).join(' ')
}

/** Text in the Windows encoding, what it lacks as a question mark. */
function literal(text: string): string {
  return text
    .replaceAll('’', '\u0092')
    .replaceAll('…', '\u0085')
    .replace(/[^\u0020-\u007e\u0085\u0092\u00a0-\u00ff]/gu, '?')
    .replace(/[\\()]/g, character => `\\${character}`)
}
