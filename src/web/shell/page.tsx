import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { shellText } from '../text/en/shell.ts'

let firstPage = true

/** Sets the title of the document, and focuses the heading after a navigation. */
export function useHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = title === '' ? shellText.name : `${title} · ${shellText.name}`
  }, [title])
  useEffect(() => {
    // On the first page a screen reader starts where the browser does.
    if (!firstPage) heading.current?.focus({ preventScroll: true })
    firstPage = false
  }, [])
  return heading
}

interface HeadingProps {
  readonly title: string
  /** The title of the tab, if it differs from the heading. */
  readonly tab?: string
  readonly class?: string
  readonly children?: ComponentChildren
}

export function Heading({ title, tab, children, ...rest }: HeadingProps) {
  const heading = useHeading(tab ?? title)
  return (
    <h1 ref={heading} tabIndex={-1} class={rest.class}>
      {children ?? title}
    </h1>
  )
}

/** A page of text and forms: one column. */
export function Page({
  children,
  ...rest
}: {
  readonly class?: string
  readonly children: ComponentChildren
}) {
  return (
    <main id="page" class={`page ${rest.class ?? ''}`}>
      {children}
    </main>
  )
}
