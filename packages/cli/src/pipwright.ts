#!/usr/bin/env node
import { main } from './main.js';

await main('pipwright', process.argv.slice(2));
