/** Beside what the computer has learnt from earlier games. */
export const learningWords = {
  forget: 'Forget them',
}
