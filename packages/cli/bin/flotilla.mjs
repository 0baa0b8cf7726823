#!/usr/bin/env node
import '../../../bin/flotilla.mjs';
