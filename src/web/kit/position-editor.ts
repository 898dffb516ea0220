import type { ComponentChildren } from 'preact'

export interface PositionEditorProps {
  /** Opens a position, in a format of the game, on the analysis board; resolves to the reason for a refusal. */
  analyse(text: string): Promise<string | undefined>
  announce(text: string): void
}

export interface PositionEditorModule {
  PositionEditor(props: PositionEditorProps): ComponentChildren
}
