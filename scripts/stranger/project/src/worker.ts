import { report } from './report.js';

self.postMessage(await report());
