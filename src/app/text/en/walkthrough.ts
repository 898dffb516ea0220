/** The sentences about stepping through an engine's reasoning, in both shells. */
export const walkthroughSentences = {
  working: 'Working out the reasoning…',
  failed: (reason: string) => `The reasoning couldn’t be worked out: ${reason}`,
  nothing: 'Nothing is left to explain: the puzzle is solved.',
  start: (steps: number) =>
    steps === 1 ? 'One step from here to the solution.' : `${steps} steps from here to the solution.`,
  counted: 'Each step you look at counts as a hint.',
  ofSteps: (step: number, steps: number) => `Step ${step} of ${steps}`,
}
