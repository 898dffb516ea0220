import { useState } from 'preact/hooks'
import { Choices } from '#web/kit/choice.tsx'
import { Sheet } from '#web/kit/sheet.tsx'
import { HEXAGON_SIDES, RECTANGLE_SIDES, SQUARE_SIZES } from '../../rules/types.ts'
import { composeSheetText } from '../../text/en-compose.ts'
import { type Draft, emptyDraft, type Outline } from './draft.ts'

const text = composeSheetText.newBoard
const SHAPES = ['square', 'rectangle', 'hexagon'] as const
type ShapeName = (typeof SHAPES)[number]

interface NewBoardSheetProps {
  open(draft: Draft): void
  close(): void
}

/** An empty board of any outline. */
export function NewBoardSheet({ open, close }: NewBoardSheetProps) {
  const [shape, setShape] = useState<ShapeName>('square')
  const [sizes, setSizes] = useState({ size: 8, rows: 6, cols: 8, side: 4 })
  const fields = FIELDS[shape]
  const isInRange = fields.every(
    ({ key, min, max }) => Number.isInteger(sizes[key]) && sizes[key] >= min && sizes[key] <= max,
  )
  return (
    <Sheet title={text.title} closeLabel={composeSheetText.close} close={close}>
      <form
        class="co-form"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!isInRange) return
          open(emptyDraft(outlineFor(shape, sizes)))
          close()
        }}
      >
        <Choices
          legend={text.shape}
          layout="row"
          choices={SHAPES.map(value => ({ value, label: text.shapes[value] }))}
          chosen={shape}
          choose={value => setShape(value as ShapeName)}
        />
        <div class="co-fields">
          {fields.map(({ key, label, min, max }) => (
            <label key={key}>
              {label} <span class="soft">{text.range(min, max)}</span>
              <input
                class="field figures"
                type="number"
                inputMode="numeric"
                min={min}
                max={max}
                value={Number.isNaN(sizes[key]) ? '' : sizes[key]}
                onInput={event => setSizes({ ...sizes, [key]: event.currentTarget.valueAsNumber })}
              />
            </label>
          ))}
        </div>
        {!isInRange && (
          <p class="message refused" role="alert">
            {text.outOfRange(fields[0]!.min, fields[0]!.max)}
          </p>
        )}
        <p class="soft">{text.note}</p>
        <div class="buttons">
          <button type="submit" class="pill primary" aria-disabled={isInRange ? undefined : 'true'}>
            {text.create}
          </button>
        </div>
      </form>
    </Sheet>
  )
}

interface Sizes {
  readonly size: number
  readonly rows: number
  readonly cols: number
  readonly side: number
}

interface SizeField {
  readonly key: keyof Sizes
  readonly label: string
  readonly min: number
  readonly max: number
}

const FIELDS: Readonly<Record<ShapeName, readonly SizeField[]>> = {
  square: [{ key: 'size', label: text.size, ...limits(SQUARE_SIZES) }],
  rectangle: [
    { key: 'rows', label: text.rows, ...limits(RECTANGLE_SIDES) },
    { key: 'cols', label: text.cols, ...limits(RECTANGLE_SIDES) },
  ],
  hexagon: [{ key: 'side', label: text.size, ...limits(HEXAGON_SIDES) }],
}

function limits({ min, max }: { readonly min: number; readonly max: number }) {
  return { min, max }
}

function outlineFor(shape: ShapeName, { size, rows, cols, side }: Sizes): Outline {
  if (shape === 'hexagon') return { shape, side }
  return { shape: 'rectangle', ...(shape === 'square' ? { rows: size, cols: size } : { rows, cols }) }
}
