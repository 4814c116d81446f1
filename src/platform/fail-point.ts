let armed: string | undefined
let passes = 0

/** For tests of crashes: the process ends without a word when it reaches this step for the nth time ('name:n'). */
export const armFailPoint = (at: string): void => {
  const [name, nth = '1'] = at.split(':')
  armed = name
  passes = Number(nth)
}

/** A named step at which a crash must lose nothing. */
export const failPoint = (name: string): void => {
  if (name === armed && --passes <= 0) process.kill(process.pid, 'SIGKILL')
}
