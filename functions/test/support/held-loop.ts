import { setTimeout as after } from 'node:timers/promises'
import { loopWatch } from '../../src/loop-watch.ts'

// A process of its own: one request that ends, then one that does what its argument says.
const watch = loopWatch(400)
watch.begin('POST first')()
const end = watch.begin('POST second')
if (process.argv[2] === 'hold') for (;;);
// Longer than the watch allows, in steps that let others run.
for (let step = 0; step < 20; step++) await after(50)
end()
// Nobody waits any more: what holds the loop now harms nobody.
const until = Date.now() + 1_000
while (Date.now() < until);
