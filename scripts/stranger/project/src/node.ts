import { report } from './report.js';

console.log(await report());
