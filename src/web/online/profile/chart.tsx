import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

interface ChartProps {
  readonly title: string
  /** The sentence below it, which says what it shows. */
  readonly text: string
  readonly width: number
  readonly height: number
  readonly class?: string
  readonly children: ComponentChildren
}

/** A chart with a title and a sentence, which a screen reader reads instead. */
export function Chart({ title, text, width, height, class: name, children }: ChartProps) {
  const id = useId()
  return (
    <figure class="chart">
      <svg
        class={name}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <title id={`${id}-title`}>{title}</title>
        {children}
      </svg>
      <figcaption class="soft figures" id={`${id}-text`}>
        {text}
      </figcaption>
    </figure>
  )
}
