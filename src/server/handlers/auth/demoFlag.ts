/** The demo right as the contract spells it. */
export function demoFlag({ demoAuth }: { demoAuth: boolean }): 'TRUE' | 'FALSE' {
  return demoAuth ? 'TRUE' : 'FALSE';
}
