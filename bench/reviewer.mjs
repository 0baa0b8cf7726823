/** A worker of reviews for the bench: opens the record it is sent, does the jobs it is handed, and says what processor time it took. */
import { hunters } from '@flotilla/hunters';
import { openReview } from '@flotilla/lab';

let desk = null;
let begun = null;

process.on('message', (told) => {
  if (told.record) {
    desk = openReview(hunters, told.record, 0, told.budget);
    begun = process.cpuUsage();
    process.send({ ready: true });
  } else if (told.job) process.send({ result: desk.work(told.job) });
  else {
    const { user, system } = process.cpuUsage(begun);
    process.send({ spent: (user + system) * 1000 }, () => process.disconnect());
  }
});
