/** Waits for what is drawn later as long as on a slow machine, and no longer than the tests may take. */
import { configure } from '@testing-library/preact';

configure({ asyncUtilTimeout: 20_000 });
